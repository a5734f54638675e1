import '../chat-side.css';
import { useEffect, useState } from 'react';
import { classes } from '../../../lib/classes.ts';
import { useOnline } from './use-browser.ts';

export interface ConnectionNoticeProps {
  /** The pending request: a message that is not sent yet, or an answer. */
  awaits: 'nothing' | 'sending' | 'answer';
  /** Whether the line to that answer is broken, and is being taken up again. */
  isLost: boolean;
  /** Whether reconnecting was given up. */
  hasFailed: boolean;
}

const EARLY_MS = 600;
const BACK_MS = 3_000;

const OFFLINE = {
  nothing: 'You are offline. What you write stays here until you are back.',
  sending: 'You are offline. This is not sent yet; it goes out by itself when you are back.',
  answer: 'You are offline. The answer goes on; it will be here when you are back.',
} as const;

type Line = 'good' | 'offline' | 'lost';

/** Shows when the browser is offline, when it reconnects, and for a moment when it is back. */
export function ConnectionNotice({ awaits, isLost, hasFailed }: ConnectionNoticeProps) {
  const isOnline = useOnline();
  const line = useSteady(!isOnline ? 'offline' : isLost ? 'lost' : 'good');
  const isBack = useJustBack(line, hasFailed);
  return (
    <div role="status" className="connection">
      {line === 'good' && !isBack ? null : (
        <p className={classes('connection-line', isBack && 'connection-back')}>
          <span aria-hidden className="connection-dot" />
          {isBack ? 'You are back.' : line === 'lost' ? 'Connecting again…' : OFFLINE[awaits]}
        </p>
      )}
    </div>
  );
}

/** A connection that is restored at once is not reported as lost. */
function useSteady(line: Line): Line {
  const [steady, setSteady] = useState(line);
  const isEarly = line === 'lost' && steady === 'good';
  useEffect(() => {
    const timer = setTimeout(setSteady, isEarly ? EARLY_MS : 0, line);
    return () => clearTimeout(timer);
  }, [line, isEarly]);
  return steady;
}

/** True for three seconds after the connection is back, unless reconnecting was given up. */
function useJustBack(line: Line, hasFailed: boolean): boolean {
  const [before, setBefore] = useState(line);
  const [isBack, setBack] = useState(false);
  if (line !== before) {
    setBefore(line);
    setBack(line === 'good' && !(before === 'lost' && hasFailed));
  }
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(setBack, BACK_MS, false);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
