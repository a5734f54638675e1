import type { Siren } from '@sirenade/contract/sirens';
import { RefreshCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { onSound, soundState } from '../../lib/play-audio.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { IntroButton } from './intro-button.tsx';
import { fromCover } from './rotation.state.ts';
import { SpokenText } from './spoken-text.tsx';
import { useRemakeIntro } from './use-remake-intro.ts';
import { Wave } from './wave.tsx';

interface SirenIntroProps {
  siren: Siren;
  isOwner: boolean;
}

/** Her greeting, as a message next to a small portrait; the owner may regenerate it [R4] [S35]. */
export function SirenIntro({ siren, isOwner }: SirenIntroProps) {
  const { intro, intro_state, name } = siren;
  const url = intro?.audio_url ?? null;
  const isSpeaking = useSyncExternalStore(onSound, () => soundState(url) === 'playing');
  const portrait = fromCover(siren)[0];
  if (!intro && intro_state !== 'making' && !isOwner) return null;
  return (
    <section aria-label={`Intro of ${name}`} className="siren-intro">
      <div className="siren-portrait">
        {portrait ? <img src={portrait.thumb_url} width={56} height={56} alt="" decoding="async" /> : null}
      </div>
      <div className="min-w-0 grow">
        <p className="flex min-h-6 items-center gap-3 font-display text-lg">
          <span dir="auto" className="truncate">
            {name}
          </span>
          {isSpeaking ? <Wave /> : null}
        </p>
        {intro ? <SpokenText text={intro.ai_response} /> : null}
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {url ? <IntroButton name={name} url={url} /> : null}
          {isOwner ? <Remake siren={siren} /> : null}
          {intro_state === 'making' ? <Making hasOne={intro !== null} isOwner={isOwner} /> : null}
        </div>
      </div>
    </section>
  );
}

function Making({ hasOne, isOwner }: { hasOne: boolean; isOwner: boolean }) {
  return (
    <p role="status" className="flex min-h-11 items-center gap-3 text-fog">
      {isOwner ? null : <Spinner className="text-alive" />}
      {hasOne ? 'A new intro is being made.' : 'The intro is being made.'}
    </p>
  );
}

function Remake({ siren: { id, intro, intro_state } }: { siren: Siren }) {
  const remake = useRemakeIntro(id);
  // It stays where it is while one is made: the keyboard may rest on it.
  const isMaking = remake.isPending || intro_state === 'making';
  const failure = remake.error?.message ?? (intro_state === 'failed' ? 'The intro could not be made.' : null);
  return (
    <>
      <Button variant="ghost" size="sm" pending={isMaking} onClick={() => remake.mutate()} className="min-h-11">
        {isMaking ? null : <RefreshCw size={16} strokeWidth={1.5} aria-hidden />}
        {intro ? 'Regenerate intro' : 'Make an intro'}
      </Button>
      {failure && !isMaking ? (
        <p role="alert" className="w-full text-danger">
          {failure}
        </p>
      ) : null}
    </>
  );
}
