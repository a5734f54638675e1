import type { CurrentUser } from '@sirenade/contract/accounts';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ApiFailure, call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { failureText } from '../../../ui/form/form-failure.ts';
import { PasswordField, TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useFormRequest } from '../../../ui/form/use-form-request.ts';
import { TextAction } from '../../../ui/text-action.tsx';
import { codeRule, knownEmailRule, knownPasswordRule } from '../account.rules.ts';
import { FormHeading } from './form-heading.tsx';

interface LoginFormProps {
  email: string;
  onForgot(email: string): void;
  onDone(user: CurrentUser): void;
}

const failedWith = (error: unknown, code: ApiFailure['code']) => error instanceof ApiFailure && error.code === code;
const needsCode = (error: unknown) => failedWith(error, 'two_factor_required');
const asksForCode = (error: unknown) => needsCode(error) || failedWith(error, 'two_factor_invalid');

/** E-mail and password, then the second factor where the account has one. */
export function LoginForm({ email, onForgot, onDone }: LoginFormProps) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  // The page that sent the visitor here is passed on to the other form.
  const { state } = useLocation();
  const form = useForm(
    { email, password: '', code: '' },
    { email: knownEmailRule, password: knownPasswordRule, code: step === 'code' ? codeRule : undefined },
  );

  const login = useFormRequest(form, {
    send: ({ code, ...rest }) => call('POST /api/user/login', { body: code ? { ...rest, code } : rest }),
    onDone,
    onFailure: (error, sent) => {
      if (asksForCode(error)) {
        setStep('code');
        if (sent.code) form.refuse({ code: ['This code was not accepted.'] });
        return;
      }
      setStep('password');
      form.set('code', '');
      // The password field may only come back with the next render.
      setTimeout(() => form.focus('password'));
    },
  });

  return (
    <form noValidate onSubmit={login.submit} className="flex flex-col gap-5">
      <FormHeading tone={login.error ? (needsCode(login.error) ? 'request' : 'failure') : undefined}>
        {login.error ? failureText(login.error) : 'Welcome'}
      </FormHeading>
      {step === 'password' ? (
        <>
          <TextField label="Email" type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
          <div>
            <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
            <TextAction className="mt-1.5" onClick={() => onForgot(form.values.email)}>
              Forgot Password
            </TextAction>
          </div>
        </>
      ) : (
        <TextField
          label="Code"
          hint="Six digits from your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          autoFocus
          {...form.field('code')}
        />
      )}
      <Button type="submit" size="lg" pending={login.isPending} className="w-full">
        {login.isPending ? 'Logging in...' : 'Log in'}
      </Button>
      {step === 'code' ? (
        <TextAction
          onClick={() => {
            form.set('code', '');
            login.reset();
            setStep('password');
          }}
        >
          Use another account
        </TextAction>
      ) : (
        <p className="text-fog">
          New here?{' '}
          <Link to="/register" state={state} className="text-link inline-flex min-h-11 items-center">
            Sign Up
          </Link>
        </p>
      )}
    </form>
  );
}
