import { useEffect, useState } from 'react';
import { useParams } from 'react-router';

/** Replaces a token in the address bar once it was read. */
const OPENED = 'opened';

/**
 * Reads the one-time token of a mail link and takes it out of the address bar and the history entry.
 * Null after a reload, when the token is gone.
 */
export function useLinkToken(folder: '/reset-password' | '/verify-email'): string | null {
  const { token } = useParams();
  const [linkToken] = useState(token === OPENED ? null : (token ?? null));

  useEffect(() => {
    if (linkToken) window.history.replaceState(window.history.state, '', `${folder}/${OPENED}`);
  }, [linkToken, folder]);

  return linkToken;
}
