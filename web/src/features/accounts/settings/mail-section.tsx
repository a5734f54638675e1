import type { CurrentUser } from '@sirenade/contract/accounts';
import { notify } from '../../../lib/toast.ts';
import { failureText } from '../../../ui/form/form-failure.ts';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { useUpdateAccount } from '../profile/profile.queries.ts';

export function MailSection({ user }: { user: CurrentUser }) {
  const update = useUpdateAccount();
  // Optimistic: shows the choice while it is sent; a failure lets the switch fall back.
  const optedOut = (update.isPending ? update.variables.mail_opt_out : undefined) ?? user.mail_opt_out;
  return (
    <SettingsSection
      title="Mail"
      about="Mail that your account cannot do without, such as a password reset, always reaches you."
    >
      <SwitchField
        label="Send me news by mail"
        hint="Now and then, about what is new here."
        checked={!optedOut}
        disabled={update.isPending}
        onChange={(wanted) =>
          update.mutate({ mail_opt_out: !wanted }, { onError: (error) => notify.error(failureText(error)) })
        }
      />
    </SettingsSection>
  );
}
