import { Link } from 'react-router';
import { formatNumber } from '../../lib/format.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const FILTERS = '/settings#filters';

/** How many items of a list the reader's filters hide. */
export function HiddenNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="hidden-note">
      <Link to={FILTERS}>{formatNumber(count)} hidden by your filters</Link>
    </p>
  );
}

/** Where a list has nothing to show because of the filters: at its end, or when the reader is asked whether to look on. */
export function AllHidden({ onLookOn }: { onLookOn?: (() => void) | undefined }) {
  if (onLookOn)
    return (
      <EmptyState
        title="Your filters hide all that came next"
        action={
          <Button variant="secondary" onClick={onLookOn}>
            Look further
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title="Everything here is hidden by your filters"
      action={
        <LinkButton to={FILTERS} variant="secondary">
          Change your filters
        </LinkButton>
      }
    />
  );
}
