import { editAtOnce } from '../../features/accounts/edit-at-once.ts';
import { useSession } from '../../features/accounts/use-session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What is not open yet says so, with the one thing that can be done meanwhile. */
export function HomeEmpty({ title, body }: { title: string; body: string }) {
  const { user, status } = useSession();
  if (status === 'signed-out') {
    return (
      <EmptyState
        title={title}
        body={`${body} You are welcome to take your name already.`}
        action={
          <LinkButton to="/register" variant="quiet">
            Sign Up
          </LinkButton>
        }
      />
    );
  }
  if (!user?.verified) return <EmptyState title={title} body={body} />;
  return (
    <EmptyState
      title={title}
      body={`${body} Until then, your profile is a good place to begin.`}
      action={
        <LinkButton to={`/u/${user.username}`} state={editAtOnce} variant="quiet">
          Edit your profile
        </LinkButton>
      }
    />
  );
}
