import './siren-form.css';
import type { CurrentUser } from '@sirenade/contract/accounts';
import { limits } from '@sirenade/contract/limits';
import type { Siren } from '@sirenade/contract/sirens';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { creditsOf } from '../../../lib/credits.ts';
import { standingFaults } from '../../../ui/form/form-failure.ts';
import { lateModal } from '../../../ui/late-modal.tsx';
import { Gallery } from './gallery.tsx';
import { SavedDraftNotice } from './saved-draft-notice.tsx';
import { SirenFormAppearance } from './siren-form-appearance.tsx';
import { SirenFormFoot } from './siren-form-foot.tsx';
import { SirenFormWords } from './siren-form-words.tsx';
import { useUnsavedGuard } from './unsaved-guard.tsx';
import { usePaint } from './use-paint.ts';
import { useSaveSiren } from './use-save-siren.ts';
import { useShowFault } from './use-show-fault.ts';
import { useSirenForm } from './use-siren-form.ts';

const BuilderModal = lateModal(async () => (await import('../builder/builder-modal.tsx')).BuilderModal);

interface SirenFormProps {
  user: CurrentUser;
  /** The siren to change; null makes a new one. */
  siren: Siren | null;
}

/** The form that creates or edits a siren: pictures at the left, text at the right [S26] to [S30]. */
export function SirenForm({ user, siren }: SirenFormProps) {
  const navigate = useNavigate();
  const form = useSirenForm(user.id, siren);
  const painting = usePaint();
  const guard = useUnsavedGuard(form.dirty, form.forget);
  const saving = useSaveSiren({
    sirenId: siren?.id ?? null,
    form,
    painting,
    onSaved: (id) => {
      guard.release();
      void navigate(`/story?siren=${id}`);
    },
  });
  const [isBuilding, setBuilding] = useState(false);
  const [isAdvanced, setAdvanced] = useState(false);
  const { draft, change } = form;
  const { failure } = saving;
  const errors = { ...painting.failure?.errors, ...(failure && standingFaults(failure.errors, failure.draft, draft)) };
  const offersWithout = saving.mayGoWithout && draft.images.length === 0 && !saving.isSaving;

  useShowFault(painting.failure?.errors, setAdvanced);
  useShowFault(saving.failure?.errors, setAdvanced);

  return (
    <>
      <SavedDraftNotice form={form} />
      <form
        className="siren-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save();
        }}
      >
        <div className="siren-form-pictures">
          <Gallery draft={draft} onChange={change} progress={painting.progress} errors={errors.images} />
        </div>
        <div className="min-w-0 space-y-8">
          <SirenFormAppearance
            draft={draft}
            change={change}
            painting={painting}
            imagesLeft={creditsOf(user.payments).images}
            isSaving={saving.isSaving}
            errors={errors.appearance}
            failure={offersWithout ? null : painting.failure}
            onPaint={saving.takeBackOffer}
            onBuild={() => setBuilding(true)}
          />
          <SirenFormWords
            draft={draft}
            tags={draft.tags ?? siren?.tags ?? []}
            change={change}
            errors={errors}
            isAdvanced={isAdvanced}
            onAdvanced={setAdvanced}
          />
          <SirenFormFoot
            submitLabel={siren ? 'Save Siren' : 'Create Siren'}
            saving={saving}
            painting={painting}
            offersWithout={offersWithout}
          />
        </div>
      </form>
      {isBuilding ? (
        <BuilderModal
          initial={draft}
          onClose={() => setBuilding(false)}
          room={limits.siren.images - draft.images.length - (painting.progress === null ? 0 : 1)}
          onSave={({ appearance, appearanceCustom, images, imageSeed }) => {
            change({ type: 'set', values: { appearance, appearanceCustom } });
            for (const [place, image] of images.entries())
              change({ type: 'painted', painted: { image, image_seed: place === 0 ? imageSeed : undefined } });
            setBuilding(false);
          }}
        />
      ) : null}
      {guard.question}
    </>
  );
}
