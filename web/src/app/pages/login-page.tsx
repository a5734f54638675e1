import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { AuthScene } from '../../features/accounts/auth-scene.tsx';
import { ForgotForm } from '../../features/accounts/forgot-form.tsx';
import { LoginForm } from '../../features/accounts/login-form.tsx';
import { useSession } from '../../features/accounts/use-session.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** `/login` [S3]; `?forgot=1` opens it where a new password is asked for. */
export function LoginPage() {
  usePageTitle('Login');
  const { status, signIn } = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [mode, setMode] = useState<'login' | 'forgot'>(query.get('forgot') === '1' ? 'forgot' : 'login');
  const [email, setEmail] = useState('');

  const turnTo = (next: typeof mode) => (typed: string) => {
    setEmail(typed);
    setMode(next);
  };

  // One may be logged in here and yet have forgotten the password.
  if (status === 'signed-in' && mode === 'login') return <Navigate to="/all" replace />;
  return (
    <AuthScene line="Someone has left the light on for you.">
      {mode === 'login' ? (
        <LoginForm
          email={email}
          onForgot={turnTo('forgot')}
          onDone={(user) => {
            signIn(user);
            navigate('/all');
          }}
        />
      ) : (
        <ForgotForm email={email} onBack={turnTo('login')} />
      )}
    </AuthScene>
  );
}
