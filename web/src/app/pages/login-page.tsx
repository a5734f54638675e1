import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AuthScene } from '../../features/accounts/join/auth-scene.tsx';
import { ForgotForm } from '../../features/accounts/join/forgot-form.tsx';
import { LoginForm } from '../../features/accounts/join/login-form.tsx';
import { useLogIn } from '../../features/accounts/join/use-log-in.ts';
import { useSession } from '../../features/session/use-session.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { readWayBack } from '../../lib/way-back.ts';

/** `/login` [S3], and from there to `/all` [S2] or back to the page that sent here; `?forgot=1` asks for a new password. */
export function LoginPage() {
  usePageTitle('Login');
  const { status } = useSession();
  const logIn = useLogIn();
  const navigate = useNavigate();
  const back = readWayBack(useLocation().state);
  const [query] = useSearchParams();
  const [mode, setMode] = useState<'login' | 'forgot'>(query.get('forgot') === '1' ? 'forgot' : 'login');
  const [email, setEmail] = useState('');

  const turnTo = (next: typeof mode) => (typed: string) => {
    setEmail(typed);
    setMode(next);
  };

  // One may be logged in here and yet have forgotten the password.
  if (status === 'signed-in' && mode === 'login') return <Navigate to={back ?? '/all'} replace />;
  return (
    <AuthScene line="Someone has left the light on for you.">
      {mode === 'login' ? (
        <LoginForm
          email={email}
          onForgot={turnTo('forgot')}
          onDone={(user) => {
            logIn(user);
            if (back) navigate(back, { replace: true });
            else navigate('/all');
          }}
        />
      ) : (
        <ForgotForm email={email} onBack={turnTo('login')} />
      )}
    </AuthScene>
  );
}
