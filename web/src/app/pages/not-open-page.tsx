import { usePageTitle } from '../../lib/use-page-title.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** An address with nothing to display, with a link home. */
export function NotOpenPage({ name, heading, body }: { name: string; heading: string; body: string }) {
  usePageTitle(name);
  return (
    <div className="page-width">
      <EmptyState
        level={1}
        title={heading}
        body={body}
        action={
          <LinkButton to="/" variant="secondary">
            Back to Home
          </LinkButton>
        }
      />
    </div>
  );
}
