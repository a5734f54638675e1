import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { AuthScene } from '../../features/accounts/join/auth-scene.tsx';
import { RegisterForm } from '../../features/accounts/join/register-form.tsx';
import { useLogIn } from '../../features/accounts/join/use-log-in.ts';
import { useSession } from '../../features/session/use-session.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { readWayBack } from '../../lib/way-back.ts';
import { lateModal } from '../../ui/late-modal.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';

const LegalModal = lateModal(async () => (await import('../legal/legal-modal.tsx')).LegalModal);

/** `/register`; a signed-in user is redirected home [S4], or to the page that sent them here. */
export function RegisterPage() {
  usePageTitle('Sign Up');
  const { status } = useSession();
  const logIn = useLogIn();
  const navigate = useNavigate();
  const back = readWayBack(useLocation().state) ?? '/';
  const [legal, setLegal] = useState<'terms' | 'privacy' | null>(null);

  if (status === 'loading') return <PageSkeleton />;
  if (status === 'signed-in') return <Navigate to={back} replace />;
  return (
    <>
      <AuthScene line="The water is warm, and the night is long.">
        <RegisterForm
          onOpenLegal={setLegal}
          onDone={(user) => {
            logIn(user);
            navigate(back, { replace: back !== '/' });
          }}
        />
      </AuthScene>
      {legal ? <LegalModal document={legal} open onClose={() => setLegal(null)} /> : null}
    </>
  );
}
