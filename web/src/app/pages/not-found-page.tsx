import { usePageTitle } from '../../lib/use-page-title.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NotFoundPage() {
  usePageTitle('Not Found');
  return (
    <div className="page-width">
      <EmptyState
        level={1}
        title="Nothing but water here"
        body="This page does not exist, or it has drifted away."
        action={<LinkButton to="/">Back to Home</LinkButton>}
      />
    </div>
  );
}
