import { call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldFaults, serverText } from '../../../ui/form/form-failure.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useFormRequest } from '../../../ui/form/use-form-request.ts';
import { TextAction } from '../../../ui/text-action.tsx';
import { emailRule } from '../account.rules.ts';
import { FormHeading } from './form-heading.tsx';

/** Asks for a reset mail; the answer is the same whether or not the address is known. */
export function ForgotForm({ email, onBack }: { email: string; onBack(email: string): void }) {
  const form = useForm({ email }, { email: emailRule });

  const forgot = useFormRequest(form, {
    send: (body) => call('POST /api/user/forgot-password', { body }),
    onDone: () => notify.success('If the email exists, password reset instructions have been sent.'),
    onFailure: (error) => {
      const faults = fieldFaults(error, ['email']);
      if (faults) form.refuse(faults);
      else notify.error(serverText(error) ?? 'An error occurred. Please try again.');
    },
  });

  return (
    <form noValidate onSubmit={forgot.submit} className="flex flex-col gap-5">
      <FormHeading note="Tell us your email and we send a link for a new password.">Forgot Password</FormHeading>
      <TextField label="Email" type="email" autoComplete="email" inputMode="email" autoFocus {...form.field('email')} />
      <Button type="submit" size="lg" pending={forgot.isPending} className="w-full">
        {forgot.isPending ? 'Sending...' : 'Send Reset Link'}
      </Button>
      <TextAction onClick={() => onBack(form.values.email)}>Back to Login</TextAction>
    </form>
  );
}
