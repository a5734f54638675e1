import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useFormRequest } from '../../../ui/form/use-form-request.ts';
import { knownPasswordRule } from '../account.rules.ts';

interface PasswordStepProps {
  username: string;
  onDone(reply: { secret: string; otpauth_url: string }): void;
}

/** First step of two-factor setup: the password confirms that the owner is asking. */
export function PasswordStep({ username, onDone }: PasswordStepProps) {
  const form = useForm({ current_password: '' }, { current_password: knownPasswordRule });
  const setup = useFormRequest(form, {
    send: (body) => call('POST /api/user/two-factor/setup', { body }),
    onDone,
    otherwise: 'current_password',
  });
  return (
    <form noValidate onSubmit={setup.submit} className="flex flex-col gap-5">
      <p className="text-fog">You need an authenticator app on your phone. First, your password.</p>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        data-autofocus
        {...form.field('current_password')}
      />
      <Button type="submit" pending={setup.isPending} className="sm:self-end">
        Continue
      </Button>
    </form>
  );
}
