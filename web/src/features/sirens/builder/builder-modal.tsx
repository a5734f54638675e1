import { TOO_MANY_PICTURES } from '@sirenade/contract/error-sentences';
import './builder.css';
import type { Gender, SirenImage } from '@sirenade/contract/sirens';
import { Dices, Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { NotPaintedLine } from '../form/not-painted-line.tsx';
import { usePaint } from '../form/use-paint.ts';
import { PictureViewer } from '../picture-viewer.tsx';
import { ATTRIBUTES, GROUPS, type GroupId } from './attributes.ts';
import {
  appearanceOf,
  type Builder,
  chooseAll,
  customTextsOf,
  hasWrongAge,
  isChosen,
  isSame,
  LONGEST_APPEARANCE,
} from './builder.state.ts';
import { BuilderFields } from './builder-fields.tsx';
import { BuilderPreview } from './builder-preview.tsx';
import { readBuilder } from './builder-reading.ts';
import { randomPerson } from './random-person.ts';

export interface BuilderResult {
  appearance: string;
  appearanceCustom: Record<string, string>;
  /** Every picture that was made here, the chosen one first. */
  images: SirenImage[];
  /** The chosen one's. */
  imageSeed: number | undefined;
}

export interface BuilderModalProps {
  initial: {
    appearance: string;
    appearanceCustom: Record<string, string>;
    gender: Gender;
    description: string;
    personality: string;
  };
  /** How many more pictures the siren can have. */
  room: number;
  onSave(result: BuilderResult): void;
  onClose(): void;
}

interface Made {
  image: SirenImage;
  seed: number;
}

const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

function groupLabel(id: GroupId, label: string, builder: Builder) {
  const count = ATTRIBUTES.filter((attribute) => attribute.group === id && isChosen(builder, attribute)).length;
  return (
    <>
      {label}
      {count > 0 ? (
        <span className="builder-count">
          <span className="sr-only">, chosen: </span>
          {count}
        </span>
      ) : null}
    </>
  );
}

function DiscardQuestion({ onStay, onDiscard }: { onStay(): void; onDiscard(): void }) {
  return (
    <Modal
      open
      onClose={onStay}
      title="You have unsaved changes! Are you sure you want to leave?"
      size="sm"
      footer={
        <>
          <Button variant="danger" onClick={onDiscard}>
            Leave
          </Button>
          <Button onClick={onStay} data-autofocus>
            Stay
          </Button>
        </>
      }
    >
      <p className="text-fog">What you chose here has not been saved.</p>
    </Modal>
  );
}

/** Composes an appearance from options, with pictures that are added to the siren only on Save [S31] [T13]. */
export function BuilderModal({ initial, room, onSave, onClose }: BuilderModalProps) {
  const [before] = useState(() => readBuilder(initial.appearance, initial.appearanceCustom));
  const [builder, setBuilder] = useState(before);
  const [group, setGroup] = useState<GroupId>('general');
  const [made, setMade] = useState<Made[]>([]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [round, setRound] = useState(0);
  const [corrections, setCorrections] = useState(0);
  const [wasRefused, setWasRefused] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const groups = useRef<HTMLDivElement>(null);
  const generateButton = useRef<HTMLButtonElement>(null);
  const painting = usePaint();
  const appearance = appearanceOf(builder);
  const isPainting = painting.progress !== null;
  const chosen = made.find(({ image }) => image.id === chosenId) ?? made[0];
  const pictures = made.map(({ image }) => image);

  useEffect(() => {
    if (corrections > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [corrections]);

  const change = (next: Builder) => {
    // `choose` and `toggle` return the same object when the choice would make the appearance too long.
    setWasRefused(next === builder);
    setBuilder(next);
  };

  /** An age that cannot be comes first. */
  const isRight = () => {
    if (!hasWrongAge(builder)) return true;
    setGroup('physical');
    setCorrections((count) => count + 1);
    return false;
  };

  const requestClose = () => {
    if (made.length > 0 || isPainting || !isSame(builder, before)) setIsAsking(true);
    else onClose();
  };

  const stay = () => {
    setIsAsking(false);
    // Browsers close a dialog on repeated Escape even if `cancel` was prevented; then it opens again.
    if (root.current?.closest('dialog')?.open === false) setRound(round + 1);
  };

  const generate = async () => {
    if (isPainting || !isRight()) return;
    // Checked before a credit is spent on a picture that there is no room for.
    if (made.length >= room) {
      painting.setFailure({ text: TOO_MANY_PICTURES });
      return;
    }
    const { gender, description, personality } = initial;
    const painted = await painting.paint({ appearance, gender, description, personality });
    if (!painted) return;
    const { image, image_seed: seed } = painted;
    setMade((before) => [...before.filter((one) => one.image.id !== image.id), { image, seed }]);
    setChosenId(image.id);
  };

  const save = () => {
    if (!isRight()) return;
    painting.cancel();
    onSave({
      appearance,
      appearanceCustom: customTextsOf(builder),
      images: chosen ? [chosen.image, ...made.filter((one) => one !== chosen).map(({ image }) => image)] : [],
      imageSeed: chosen?.seed,
    });
  };

  const show = (next: GroupId) => {
    setGroup(next);
    const body = root.current?.closest('.modal-body');
    const top = groups.current?.getBoundingClientRect().top ?? 0;
    // A new group begins at its top, also where the last one was read to its end.
    if (body && top < body.getBoundingClientRect().top) groups.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <>
      <Modal
        key={round}
        open
        onClose={requestClose}
        title="Siren Builder"
        size="xl"
        footer={
          <div className="builder-foot">
            <NotPaintedLine appearance={appearance} className="builder-foot-line" />
            <Button
              ref={generateButton}
              variant="secondary"
              aria-disabled={isPainting}
              aria-busy={isPainting || undefined}
              onClick={generate}
            >
              <Sparkles size={18} strokeWidth={1.5} aria-hidden />
              {isPainting ? 'Generating...' : 'Generate Image'}
            </Button>
            <Button
              variant="secondary"
              onClick={() => change(chooseAll(builder, randomPerson(freshSeed(), initial.gender)))}
            >
              <Dices size={18} strokeWidth={1.5} aria-hidden />
              Randomize Appearance
            </Button>
            <span className="builder-gap" />
            <Button variant="ghost" onClick={requestClose}>
              Cancel
            </Button>
            <Button onClick={save}>Save</Button>
          </div>
        }
      >
        <div ref={root} tabIndex={-1} data-autofocus className="builder">
          <BuilderPreview
            pictures={pictures}
            chosen={chosen?.image ?? null}
            onChoose={setChosenId}
            onEnlarge={setEnlarged}
            painting={painting}
            onStop={() => {
              painting.cancel();
              // The button that was pressed goes away.
              generateButton.current?.focus();
            }}
            appearance={appearance}
            isFull={wasRefused || appearance.length >= LONGEST_APPEARANCE}
          />
          <div ref={groups} className="builder-groups">
            <Tabs
              label="Groups of options"
              tabs={GROUPS.map(({ id, label }) => ({ id, label: groupLabel(id, label, builder) }))}
              current={group}
              onChange={show}
            >
              <BuilderFields group={group} builder={builder} onChange={change} />
            </Tabs>
          </div>
        </div>
      </Modal>
      {enlarged === null ? null : (
        <PictureViewer
          name="The siren as generated"
          pictures={pictures}
          start={enlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
      {isAsking ? <DiscardQuestion onStay={stay} onDiscard={onClose} /> : null}
    </>
  );
}
