import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { passwordResolver } from './account.forms.ts';
import { failureText, fieldMessages } from './form-failure.ts';

interface PasswordStepProps {
  username: string;
  onDone(reply: { secret: string; otpauth_url: string }): void;
}

/** First step of two-factor setup: the password proves who is asking. */
export function PasswordStep({ username, onDone }: PasswordStepProps) {
  const form = useForm({ resolver: passwordResolver, defaultValues: { current_password: '' } });
  const setup = useMutation({
    mutationFn: (body: { current_password: string }) => call('POST /api/user/two-factor/setup', { body }),
    onSuccess: onDone,
    onError: (error) => form.setError('current_password', { message: failureText(error) }, { shouldFocus: true }),
  });
  const submit = form.handleSubmit((values) => {
    if (!setup.isPending) setup.mutate(values);
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-fog">You need an authenticator app on your phone. First, your password.</p>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        data-autofocus
        error={fieldMessages(form.formState.errors.current_password)}
        {...form.register('current_password')}
      />
      <Button type="submit" pending={setup.isPending} className="self-end">
        Continue
      </Button>
    </form>
  );
}
