import { call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailureNotice } from '../../../ui/form/form-failure-notice.tsx';
import { PasswordField, TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useFormRequest } from '../../../ui/form/use-form-request.ts';
import { Modal } from '../../../ui/modal.tsx';
import { useSession } from '../../session/use-session.ts';
import { codeRule, knownPasswordRule } from '../account.rules.ts';

const empty = { current_password: '', code: '' };
const rules = { current_password: knownPasswordRule, code: codeRule };

/** Takes the second step away again; needs both factors. */
export function TwoFactorTurnOff({ username, onClose }: { username: string; onClose(): void }) {
  const { refresh } = useSession();
  const form = useForm(empty, rules);
  const turnOff = useFormRequest(form, {
    send: (body) => call('DELETE /api/user/two-factor', { body }),
    onDone: async ({ message }) => {
      await refresh();
      notify.success(message);
      onClose();
    },
    under: { wrong_password: 'current_password', two_factor_invalid: 'code' },
  });
  return (
    <Modal open onClose={onClose} title="Turn off two-factor login" size="sm" closeOnBackdrop={false}>
      <form noValidate onSubmit={turnOff.submit} className="flex flex-col gap-5">
        <FormFailureNotice errors={form.errors} />
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          data-autofocus
          {...form.field('current_password')}
        />
        <TextField
          label="Code"
          hint="Six digits from your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          {...form.field('code')}
        />
        <Button type="submit" variant="danger" pending={turnOff.isPending} className="sm:self-end">
          Turn off
        </Button>
      </form>
    </Modal>
  );
}
