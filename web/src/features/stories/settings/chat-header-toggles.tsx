import { ImageOff, Image as Picture, Volume2, VolumeX } from 'lucide-react';
import { formatCompact, formatNumber } from '../../../lib/format.ts';

export interface ToggleProps {
  isOn: boolean;
  /** The balance; null without a verified account. */
  left: number | null;
  onToggle(): void;
}

interface ChatTogglesProps {
  audio: ToggleProps;
  images: ToggleProps;
}

/** Whether answers come with speech and with pictures, and how much is left of each [S33] [T11]. */
export function ChatToggles({ audio, images }: ChatTogglesProps) {
  return (
    <div className="chat-toggles">
      <Toggle label="Audio" unit="words" icons={[Volume2, VolumeX]} {...audio} />
      <Toggle label="Images" unit="images" icons={[Picture, ImageOff]} {...images} />
    </div>
  );
}

interface LookProps {
  label: string;
  unit: string;
  icons: [on: typeof Volume2, off: typeof Volume2];
}

function Toggle({ label, unit, icons: [On, Off], isOn, left, onToggle }: ToggleProps & LookProps) {
  const Icon = isOn ? On : Off;
  const rest = left === null ? '' : `, ${formatNumber(left)} ${unit} left`;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={left === null ? label : `${label}, ${formatCompact(left)} ${unit} left`}
      data-tip={`${label} ${isOn ? 'on' : 'off'}${rest}`}
      onClick={onToggle}
      className="chat-toggle"
    >
      <Icon size={18} strokeWidth={1.5} aria-hidden />
      {left === null ? null : <span>{formatCompact(left)}</span>}
    </button>
  );
}
