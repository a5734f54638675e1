import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { stored } from '../../../lib/storage.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSession } from '../../session/use-session.ts';
import { engineLimitsQuery } from '../../sirens/engines.queries.ts';

interface DemonstrationNoticeProps {
  /** The button that was pressed goes away, so the focus has to move. */
  onClosed(): void;
}

/** States that no language model writes the replies, until it is closed; administrators get a link to connect one. */
export function DemonstrationNotice({ onClosed }: DemonstrationNoticeProps) {
  const [isClosed, setClosed] = useState(stored.demonstrationNoticeClosed.read);
  const { data } = useQuery({ ...engineLimitsQuery, enabled: !isClosed });
  const { user } = useSession();
  if (isClosed || !data?.demonstration_voice) return null;
  const close = () => {
    stored.demonstrationNoticeClosed.write(true);
    setClosed(true);
    onClosed();
  };
  return (
    <aside aria-label="About this voice" className="demonstration">
      <p>
        This is the built-in demonstration voice, not a language model. It answers simply and can miss the point.
        {user?.roles.includes('admin') ? (
          <>
            {' '}
            <Link to="/docs/engines" className="text-link">
              Connect a model
            </Link>
          </>
        ) : null}
      </p>
      <IconButton label="Close this notice" icon={X} iconSize={16} tip="above" onClick={close} />
    </aside>
  );
}
