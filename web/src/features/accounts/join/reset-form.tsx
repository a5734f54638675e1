import { limits } from '@sirenade/contract/limits';
import { ApiFailure, call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { fieldFaults, serverText } from '../../../ui/form/form-failure.ts';
import { PasswordField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useFormRequest } from '../../../ui/form/use-form-request.ts';
import { newPasswordRule } from '../account.rules.ts';
import { FormHeading } from './form-heading.tsx';

/** A new password for the holder of a reset mail. */
export function ResetForm({ token, onDone }: { token: string; onDone(message: string): void | Promise<void> }) {
  const form = useForm({ new_password: '' }, { new_password: newPasswordRule });

  const reset = useFormRequest(form, {
    send: (body) => call('POST /api/user/reset-password/:token', { params: { token }, body }),
    onDone: ({ message }) => onDone(message),
    onFailure: (error) => {
      form.refuse(fieldFaults(error, ['new_password']) ?? {});
      notify.error(serverText(error) ?? 'An error occurred');
    },
  });

  if (reset.error instanceof ApiFailure && reset.error.code === 'token_invalid') {
    return (
      <div className="flex flex-col items-start gap-6">
        <FormHeading note={reset.error.message}>This link did not work</FormHeading>
        <LinkButton to="/login?forgot=1" size="lg">
          Ask for a new link
        </LinkButton>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={reset.submit} className="flex flex-col gap-5">
      <FormHeading note="Choose a new one. You will be logged out everywhere and can log in with it at once.">
        New password
      </FormHeading>
      <PasswordField
        label="New password"
        hint={`At least ${limits.password.min} characters.`}
        autoComplete="new-password"
        {...form.field('new_password')}
      />
      <Button type="submit" size="lg" pending={reset.isPending} className="w-full">
        {reset.isPending ? 'Saving...' : 'Save password'}
      </Button>
    </form>
  );
}
