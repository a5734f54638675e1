import { limits } from '@sirenade/contract/limits';
import type { Gender } from '@sirenade/contract/sirens';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { classes } from '../../../lib/classes.ts';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { TagsField } from '../../../ui/form/tags-field.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { voicesQuery } from '../sirens.queries.ts';
import type { FormChange, FormErrors, SirenDraft } from './siren-form.state.ts';
import { SirenFormPreview } from './siren-form-preview.tsx';
import { chosenVoice } from './voice-choice.ts';
import { VoiceField } from './voice-field.tsx';

const genders: { value: Gender; label: string }[] = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'non_binary', label: 'Non-binary' },
];

const privacies = [
  { value: 'private', label: 'Private', hint: 'Only you can see and talk with them.' },
  { value: 'public', label: 'Public', hint: 'Everyone can meet them.' },
] as const;

interface SirenFormWordsProps {
  draft: SirenDraft;
  /** The edited tags, or the siren's own while they are untouched. */
  tags: readonly string[];
  change(change: FormChange): void;
  errors: FormErrors;
  isAdvanced: boolean;
  onAdvanced(open: boolean): void;
}

/** The text fields in the specified order [S28]. */
export function SirenFormWords({ draft, tags, change, errors, isAdvanced, onAdvanced }: SirenFormWordsProps) {
  const { data: voices } = useQuery(voicesQuery);
  const set = (values: Partial<SirenDraft>) => change({ type: 'set', values });
  return (
    <>
      <ChoiceField
        id="siren-gender"
        label="Gender"
        choices={genders}
        value={draft.gender}
        error={errors.gender}
        onChange={(gender) => set({ gender })}
      />
      <TextField
        id="siren-name"
        label="Name"
        dir="auto"
        autoComplete="off"
        value={draft.name}
        error={errors.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextArea
        id="siren-description"
        label="Description"
        dir="auto"
        rows={5}
        value={draft.description}
        placeholder="Who they are, where you meet, what there is between you"
        error={errors.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <VoiceField
        id="siren-voice"
        value={draft.voice}
        gender={draft.gender}
        error={errors.voice}
        onChange={(voice) => set({ voice })}
      />
      <ChoiceField
        id="siren-private"
        label="Privacy"
        choices={privacies}
        value={draft.private ? 'private' : 'public'}
        error={errors.private}
        onChange={(privacy) => set({ private: privacy === 'private' })}
      >
        {draft.private ? null : (
          <SirenFormPreview draft={draft} voiceName={chosenVoice(voices ?? [], draft.voice, draft.gender)?.name} />
        )}
      </ChoiceField>
      <div>
        <button
          type="button"
          aria-expanded={isAdvanced}
          aria-controls="siren-advanced"
          className="advanced-toggle"
          onClick={() => onAdvanced(!isAdvanced)}
        >
          <ChevronDown size={18} strokeWidth={1.5} aria-hidden className={classes(isAdvanced && 'rotate-180')} />
          {isAdvanced ? 'Hide Advanced Options' : 'Show Advanced Options'}
        </button>
        <div id="siren-advanced" hidden={!isAdvanced} className="mt-4 space-y-8">
          <TextArea
            id="siren-personality"
            label="Secrets"
            dir="auto"
            rows={5}
            value={draft.personality}
            hint="What shapes them and only they know; you alone can read it."
            error={errors.personality}
            onChange={(event) => set({ personality: event.target.value })}
          />
          <TextArea
            id="siren-examples"
            label="How They Talk"
            dir="auto"
            rows={5}
            value={draft.examples}
            hint="A few lines as they would say them; their replies follow the tone."
            error={errors.examples}
            onChange={(event) => set({ examples: event.target.value })}
          />
          <TagsField
            id="siren-tags"
            tags={tags}
            most={limits.siren.tags}
            longest={limits.siren.tag}
            hint="Words they are found by; Enter or a comma adds one. Without any, they come from the description."
            error={errors.tags}
            onChange={(next) => set({ tags: next })}
          />
        </div>
      </div>
    </>
  );
}
