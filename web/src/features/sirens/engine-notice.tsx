import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { enginesQuery } from './engines.queries.ts';

/** Informs administrators that the embedded engine writes the answers, with a link on how to connect a model. */
export function EngineNotice() {
  const { data } = useQuery(enginesQuery);
  const isDemo = data?.engines.some(({ port, embedded }) => port === 'text' && embedded);
  if (!isDemo) return null;
  return (
    <footer className="border-t border-line px-5 py-3 text-sm text-fog">
      <Link to="/docs/engines" className="text-link">
        Demo voice of the embedded engine; connect a model for real conversation
      </Link>
    </footer>
  );
}
