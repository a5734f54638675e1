import type { CurrentUser } from '@sirenade/contract/accounts';
import { limits } from '@sirenade/contract/limits';
import { Link, useLocation } from 'react-router';
import { call } from '../../../lib/api.ts';
import { site } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailureNotice } from '../../../ui/form/form-failure-notice.tsx';
import { CheckboxField, PasswordField, TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useFormRequest } from '../../../ui/form/use-form-request.ts';
import { agreedRule, birthdayRule, emailRule, newPasswordRule, usernameRule } from '../account.rules.ts';
import { EARLIEST_BIRTH_YEAR, parseBirthday, todayText } from '../age.ts';
import { FormHeading } from './form-heading.tsx';

interface RegisterFormProps {
  onDone(user: CurrentUser): void;
  /** The legal texts live in the app; the page opens them. */
  onOpenLegal(document: 'terms' | 'privacy'): void;
}

const empty = { username: '', email: '', birthday: '', password: '', agreed: false, skip_validation: false };
const rules = {
  username: usernameRule,
  email: emailRule,
  birthday: birthdayRule,
  password: newPasswordRule,
  agreed: agreedRule,
};
/** A finger finds them, and the line stays as high as its text. */
const legalLink = 'text-link -my-3 py-3';

export function RegisterForm({ onDone, onOpenLegal }: RegisterFormProps) {
  const form = useForm(empty, rules);
  // The page that sent the visitor here is passed on to the other form.
  const { state } = useLocation();

  const register = useFormRequest(form, {
    send: ({ username, email, birthday, password, skip_validation }) => {
      const body = { username, email, birthday, password };
      return call('POST /api/user/register', { body: skip_validation ? { ...body, skip_validation } : body });
    },
    onDone,
  });

  return (
    <form noValidate onSubmit={register.submit} className="flex flex-col gap-5">
      <FormHeading>Sign Up</FormHeading>
      <FormFailureNotice errors={form.errors} />
      <TextField
        label="Username"
        hint={`${limits.username.min} to ${limits.username.max} characters. Others see it.`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        {...form.field('email')}
        error={form.errors.email?.slice(0, 1)}
      />
      <TextField
        label="Birthday"
        type="date"
        hint="Only to know that you are an adult. The date is not kept."
        autoComplete="bday"
        min={`${EARLIEST_BIRTH_YEAR}-01-01`}
        max={todayText()}
        // A half-typed year is not a date yet; it is validated on submit.
        {...form.field('birthday', (text) => parseBirthday(text) !== null)}
      />
      <PasswordField
        label="Password"
        hint={`At least ${limits.password.min} characters.`}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <CheckboxField
        label="I agree to the Terms of Service and Privacy Policy"
        hint={
          <>
            Read the{' '}
            <button type="button" className={legalLink} onClick={() => onOpenLegal('terms')}>
              Terms of Service
            </button>{' '}
            and the{' '}
            <button type="button" className={legalLink} onClick={() => onOpenLegal('privacy')}>
              Privacy Policy
            </button>
          </>
        }
        {...form.field('agreed')}
      />
      {site.skip_validation ? (
        <CheckboxField label="Skip Email Validation (for testing purposes only)" {...form.field('skip_validation')} />
      ) : null}
      <Button type="submit" size="lg" pending={register.isPending} className="mt-1 w-full">
        {register.isPending ? 'Signing up...' : 'Sign Up'}
      </Button>
      <p className="text-fog">
        Been here before?{' '}
        <Link to="/login" state={state} className="text-link inline-flex min-h-11 items-center">
          Log in
        </Link>
      </p>
    </form>
  );
}
