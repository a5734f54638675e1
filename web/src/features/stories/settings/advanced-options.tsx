import '../chat-side.css';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { lewdnessLevels, type PictureTime, pictureTimes } from '../../../lib/storage.ts';
import { SegmentField } from '../../../ui/form/segment-field.tsx';
import { SizeField } from '../../preferences/size-field.tsx';
import type { ChatSettings } from './chat-settings.ts';

const levels = lewdnessLevels.map((value) => ({ value, label: value }));

const timeNames: Record<PictureTime, string> = {
  'every reply': 'Every reply',
  'scene change': 'When the scene changes or I ask',
};
const times = pictureTimes.map((value) => ({ value, label: timeNames[value] }));

export interface AdvancedOptionsProps {
  settings: Pick<ChatSettings, 'responseSize' | 'lewdnessLevel' | 'pictureWhen'>;
  onChange(changes: Partial<ChatSettings>): void;
}

/** How long answers are and how far intimacy may go, folded away until asked for [S36] [V15]. */
export function AdvancedOptions({ settings, onChange }: AdvancedOptionsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="advanced">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="advanced-button"
        onClick={() => setOpen(!isOpen)}
      >
        Advanced
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen} className="advanced-body">
        <SizeField
          hint="How much is said at a time. Longer answers take more of your audio words."
          value={settings.responseSize}
          onChange={(responseSize) => onChange({ responseSize })}
        />
        <SegmentField
          label="Lewdness level"
          hint="How far intimacy may go: as the story leads, kept chaste, romantic, or unrestrained between consenting adults."
          choices={levels}
          value={settings.lewdnessLevel}
          onChange={(lewdnessLevel) => onChange({ lewdnessLevel })}
        />
        <SegmentField
          label="Pictures"
          hint="How often a picture comes while images are on. Each one takes an image credit."
          choices={times}
          value={settings.pictureWhen}
          onChange={(pictureWhen) => onChange({ pictureWhen })}
        />
      </div>
    </div>
  );
}
