import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { notify } from '../lib/toast.ts';
import { Button } from './button.tsx';

/** Copies a text and confirms it for a moment. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify.error('The text could not be copied. Please select it by hand.');
    }
  };

  const Icon = copied ? Check : Copy;
  return (
    <Button variant="secondary" size="sm" onClick={() => void copy()}>
      <Icon size={18} strokeWidth={1.5} aria-hidden />
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  );
}
