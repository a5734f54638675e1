import { useParams } from 'react-router';
import { AuthScene } from '../../features/accounts/join/auth-scene.tsx';
import { MailOptOut } from '../../features/accounts/join/mail-opt-out.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Where the opt-out link of our non-essential mail leads. */
export function MailOptOutPage() {
  usePageTitle('Mail');
  const { token = '' } = useParams();
  return (
    <AuthScene line="Silence is welcome here, too.">
      <MailOptOut token={token} />
    </AuthScene>
  );
}
