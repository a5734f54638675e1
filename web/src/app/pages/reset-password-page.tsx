import { useNavigate } from 'react-router';
import { AuthScene } from '../../features/accounts/join/auth-scene.tsx';
import { FormHeading } from '../../features/accounts/join/form-heading.tsx';
import { ResetForm } from '../../features/accounts/join/reset-form.tsx';
import { useLinkToken } from '../../features/accounts/join/use-link-token.ts';
import { useSession } from '../../features/session/use-session.ts';
import { notify } from '../../lib/toast.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LinkButton } from '../../ui/button.tsx';

/** `/reset-password/{token}` [S5]. */
export function ResetPasswordPage() {
  usePageTitle('Reset Password');
  const token = useLinkToken('/reset-password');
  const { signOut } = useSession();
  const navigate = useNavigate();

  const finish = async (message: string) => {
    await signOut();
    notify.success(message);
    navigate('/login', { replace: true });
  };

  return (
    <AuthScene line="A new key for the same door.">
      {token ? (
        <ResetForm token={token} onDone={finish} />
      ) : (
        <>
          <FormHeading note="For your safety the link works only while its page stays open. Open it from your mail once more, or ask for a new one.">
            This page was reloaded
          </FormHeading>
          <LinkButton to="/login" variant="secondary" className="mt-4">
            Back to Login
          </LinkButton>
        </>
      )}
    </AuthScene>
  );
}
