import type { CurrentUser } from '@sirenade/contract/accounts';
import { limits } from '@sirenade/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { site } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CheckboxField, PasswordField, TextField } from '../../ui/text-field.tsx';
import { registerResolver } from './account.forms.ts';
import { EARLIEST_BIRTH_YEAR, parseBirthday, todayText } from './age.ts';
import { failureText, fieldMessages, showFieldErrors } from './form-failure.ts';
import { FormHeading } from './form-heading.tsx';

interface RegisterFormProps {
  onDone(user: CurrentUser): void;
  /** The legal texts live in the app; the page opens them. */
  onOpenLegal(document: 'terms' | 'privacy'): void;
}

const empty = { username: '', email: '', birthday: '', password: '', agreed: false, skip_validation: false };
const serverFields = ['username', 'email', 'birthday', 'password'] as const;

export function RegisterForm({ onDone, onOpenLegal }: RegisterFormProps) {
  const form = useForm({ resolver: registerResolver, defaultValues: empty });
  const { errors } = form.formState;

  const register = useMutation({
    mutationFn: ({ username, email, birthday, password, skip_validation }: typeof empty) => {
      const body = { username, email, birthday, password };
      return call('POST /api/user/register', { body: skip_validation ? { ...body, skip_validation } : body });
    },
    onSuccess: onDone,
    onError: (error) => {
      showFieldErrors(error, serverFields, form.setError);
    },
  });
  const underFields = serverFields.some((field) => errors[field]?.type === 'server');

  const submit = form.handleSubmit((values) => {
    if (!register.isPending) register.mutate(values);
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormHeading>Sign Up</FormHeading>
      {register.isError && !underFields ? <Notice tone="danger">{failureText(register.error)}</Notice> : null}
      <TextField
        label="Username"
        hint={`${limits.username.min} to ${limits.username.max} characters. Others see it.`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldMessages(errors.username)}
        {...form.register('username')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={fieldMessages(errors.email)?.slice(0, 1)}
        {...form.register('email')}
      />
      <TextField
        label="Birthday"
        type="date"
        hint="Only to know that you are an adult. The date is not kept."
        autoComplete="bday"
        min={`${EARLIEST_BIRTH_YEAR}-01-01`}
        max={todayText()}
        error={fieldMessages(errors.birthday)}
        {...form.register('birthday', {
          onChange: (event) => {
            // A year still being typed is no date yet; it is judged on submit.
            if (parseBirthday(event.target.value)) void form.trigger('birthday');
          },
        })}
      />
      <PasswordField
        label="Password"
        hint={`At least ${limits.password.min} characters.`}
        autoComplete="new-password"
        error={fieldMessages(errors.password)}
        {...form.register('password')}
      />
      <CheckboxField
        label="I agree to the Terms of Service and Privacy Policy"
        hint={
          <>
            Read the{' '}
            <button type="button" className="text-link" onClick={() => onOpenLegal('terms')}>
              Terms of Service
            </button>{' '}
            and the{' '}
            <button type="button" className="text-link" onClick={() => onOpenLegal('privacy')}>
              Privacy Policy
            </button>
          </>
        }
        error={fieldMessages(errors.agreed)}
        {...form.register('agreed')}
      />
      {site.skip_validation ? (
        <CheckboxField
          label="Skip Email Validation (for testing purposes only)"
          {...form.register('skip_validation')}
        />
      ) : null}
      <Button type="submit" size="lg" pending={register.isPending} className="mt-1 w-full">
        {register.isPending ? 'Signing up...' : 'Sign Up'}
      </Button>
      <p className="text-fog">
        Been here before?{' '}
        <Link to="/login" className="text-link">
          Log in
        </Link>
      </p>
    </form>
  );
}
