import type { Gender } from '@sirenade/contract/sirens';
import { useQuery } from '@tanstack/react-query';
import { Play, Shuffle, Square } from 'lucide-react';
import { useMemo } from 'react';
import { notify } from '../../../lib/toast.ts';
import { useSound } from '../../../lib/use-sound.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldErrors } from '../../../ui/form/field-notes.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { voicesQuery } from '../sirens.queries.ts';
import { chosenVoice, groupVoices, randomVoice } from './voice-choice.ts';

interface VoiceFieldProps {
  id: string;
  value: string;
  gender: Gender;
  onChange(voice: string): void;
  error?: string[] | undefined;
}

/** Which voice a siren has, to hear before it is chosen [S28] [E7]. */
export function VoiceField({ id, value, gender, onChange, error = [] }: VoiceFieldProps) {
  const { data: voices, isError, isFetching, refetch } = useQuery(voicesQuery);
  const groups = useMemo(() => groupVoices(voices ?? []), [voices]);
  const voice = chosenVoice(voices ?? [], value, gender);
  const preview = useSound(voice?.preview_url ?? null);
  const isOn = preview.state !== 'silent';
  const describedBy = [error.length > 0 && `${id}-error`, voice && `${id}-hint`].filter(Boolean).join(' ');

  const play = async () => {
    if ((await preview.toggle()) === 'failed') notify.error('Error loading audio');
  };

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        Voice
      </label>
      <select
        id={id}
        value={voice?.id ?? ''}
        disabled={!voice}
        aria-invalid={error.length > 0 || undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(event.target.value)}
        className="field voice-select"
      >
        {voice ? null : <option value="">{isError ? 'The voices did not load' : 'Loading the voices'}</option>}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.voices.map(({ id: voiceId, name, labels }) => (
              <option key={voiceId} value={voiceId}>
                {name}: {labels.description}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {voice ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-fog">
          {voice.labels.accent}, {voice.labels.age}, made for {voice.labels['use case']}.
        </p>
      ) : null}
      <FieldErrors id={`${id}-error`} errors={error} />
      <div className="mt-3 flex flex-wrap gap-2">
        {isError && !voice ? (
          <Button variant="secondary" size="sm" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        ) : (
          <>
            <Button variant="secondary" size="sm" disabled={!voice} aria-pressed={isOn} onClick={() => void play()}>
              {preview.state === 'silent' ? <Play size={16} strokeWidth={1.5} aria-hidden /> : null}
              {preview.state === 'loading' ? <Spinner /> : null}
              {preview.state === 'playing' ? <Square size={16} strokeWidth={1.5} aria-hidden /> : null}
              Preview Voice
            </Button>
            <Button
              variant="ghost"
              size="sm"
              disabled={!voice}
              onClick={() => onChange(randomVoice(voices ?? [], gender, voice?.id)?.id ?? value)}
            >
              <Shuffle size={16} strokeWidth={1.5} aria-hidden />
              Random Voice
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
