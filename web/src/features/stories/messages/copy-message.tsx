import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { notify } from '../../../lib/toast.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** Copies an answer as it was written, and shows so for a moment. */
export function CopyMessage({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(setCopied, 2000, false);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify.error('The text could not be copied. Please select it by hand.');
    }
  };
  return (
    <IconButton
      label={isCopied ? 'Copied' : 'Copy'}
      icon={isCopied ? Check : Copy}
      iconSize={17}
      tip="above"
      onClick={() => void copy()}
      className="compose-action"
    />
  );
}
