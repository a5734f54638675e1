import './intro-button.css';
import { Play, Square } from 'lucide-react';
import { classes } from '../../lib/classes.ts';
import { notify } from '../../lib/toast.ts';
import { useSound } from '../../lib/use-sound.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Wave } from './wave.tsx';

/** Plays how a siren introduces herself; one voice at a time. */
export function IntroButton({ name, url, className }: { name: string; url: string; className?: string }) {
  const { state, toggle } = useSound(url);
  const isOn = state !== 'silent';
  const press = async () => {
    if ((await toggle()) === 'failed') notify.error('Error loading audio');
  };
  return (
    <button
      type="button"
      aria-label={isOn ? `Stop the intro of ${name}` : `Play the intro of ${name}`}
      onClick={() => void press()}
      className={classes('intro-button', isOn && 'intro-button-on', className)}
    >
      {state === 'silent' ? <Play size={16} strokeWidth={1.5} aria-hidden /> : null}
      {state === 'loading' ? <Spinner /> : null}
      {state === 'playing' ? <Square size={14} strokeWidth={1.5} fill="currentColor" aria-hidden /> : null}
      <span>Intro</span>
      {state === 'playing' ? <Wave /> : null}
    </button>
  );
}
