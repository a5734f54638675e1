import { useEffect } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Rendered when a page breaks [X7]; the cause goes to the console, not to the reader. */
export function ErrorPage({ error }: { error: unknown }) {
  usePageTitle('Error');
  useEffect(() => console.error(error), [error]);
  return (
    <div className="page-width">
      <EmptyState
        level={1}
        title="Something went wrong"
        body="The page could not be shown. Loading it again usually helps."
        action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
      />
    </div>
  );
}
