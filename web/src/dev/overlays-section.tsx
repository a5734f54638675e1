import { Bookmark, Ellipsis, Flag, Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ReportModal } from '../features/moderation/report-modal.tsx';
import { PictureViewer } from '../features/sirens/picture-viewer.tsx';
import { Button } from '../ui/button.tsx';
import { FormModal } from '../ui/form/form-modal.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { lateModal } from '../ui/late-modal.tsx';
import { Menu } from '../ui/menu.tsx';
import { ConfirmModal, Modal } from '../ui/modal.tsx';
import { aPicture } from './sample-pictures.ts';
import { LONG } from './sample-sirens.ts';
import { Specimen } from './specimen.tsx';

type Close = { onClose(): void };

const SIZES = ['sm', 'md', 'lg', 'xl'] as const;
const LateReport = lateModal(async () => Report);
const LostModal = lateModal<Close>(() => Promise.reject(new Error('Not there on purpose')));

export function OverlaysSection() {
  return (
    <>
      <Specimen name="Modal" use="Something that is done apart from the page. Back, Escape and the backdrop close it.">
        <div className="style-row">
          {SIZES.map((size) => (
            <Opens key={size} label={size}>
              {(onClose) => (
                <Modal
                  open
                  onClose={onClose}
                  title={`A dialog of size ${size}`}
                  size={size}
                  footer={<Foot onClose={onClose} />}
                >
                  <p className="text-fog">{LONG}</p>
                </Modal>
              )}
            </Opens>
          ))}
          <Opens label="long text">
            {(onClose) => (
              <Modal open onClose={onClose} title="A text longer than its box" footer={<Foot onClose={onClose} />}>
                {Array.from({ length: 14 }, (_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all the same
                  <p key={place} className="mt-3 text-fog">
                    {LONG}
                  </p>
                ))}
              </Modal>
            )}
          </Opens>
          <Opens label="must be answered">
            {(onClose) => (
              <Modal
                open
                onClose={onClose}
                title="Before you enter"
                dismissible={false}
                footer={<Foot onClose={onClose} />}
              >
                <p className="text-fog">There is no cross, no Escape and no way around.</p>
              </Modal>
            )}
          </Opens>
        </div>
      </Specimen>
      <Specimen
        name="ConfirmModal"
        use="Asks before something that matters. What is dangerous is never under the first key."
      >
        <div className="style-row">
          <Opens label="ordinary">{(onClose) => <Confirm onClose={onClose} />}</Opens>
          <Opens label="danger">{(onClose) => <Confirm danger onClose={onClose} />}</Opens>
          <Opens label="pending">{(onClose) => <Confirm danger pending onClose={onClose} />}</Opens>
        </div>
      </Specimen>
      <Specimen
        name="FormModal"
        use="A form in a dialog. Its buttons stay in sight, and what was typed is not lost by a stray click."
      >
        <div className="style-row">
          <Opens label="at rest">{(onClose) => <Rename onClose={onClose} />}</Opens>
          <Opens label="pending">{(onClose) => <Rename isPending onClose={onClose} />}</Opens>
        </div>
      </Specimen>
      <Specimen name="lateModal" use="A dialog in a file of its own, fetched when it is opened; most are.">
        <div className="style-row">
          <Opens label="ReportModal">{(onClose) => <LateReport onClose={onClose} />}</Opens>
          <Opens label="one that cannot be fetched">{(onClose) => <LostModal onClose={onClose} />}</Opens>
          <Opens label="PictureViewer">
            {(onClose) => (
              <PictureViewer name="Isla" pictures={[aPicture(222), aPicture(190)]} start={0} onClose={onClose} />
            )}
          </Opens>
        </div>
      </Specimen>
      <Specimen name="Menu" use="What else can be done with something; what takes away comes last.">
        <div className="style-row">
          <Menu
            label="More"
            trigger={<IconButton label="More" icon={Ellipsis} />}
            items={[
              { label: 'Save', icon: Bookmark },
              { label: 'Report', icon: Flag },
              { label: 'Delete', icon: Trash2, danger: true },
            ]}
          />
          <Menu
            label="Places"
            trigger={<Button variant="secondary">Without icons</Button>}
            items={[
              { label: 'Home', to: '/' },
              { label: 'Settings', to: '/settings' },
            ]}
          />
        </div>
      </Specimen>
    </>
  );
}

function Opens({ label, children }: { label: string; children(onClose: () => void): ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  );
}

function Foot({ onClose }: Close) {
  return <Button onClick={onClose}>I Agree</Button>;
}

function Rename({ onClose, isPending = false }: Close & { isPending?: boolean }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <FormModal title="Edit post" onClose={onClose} onSubmit={submit} submitLabel="Save" isPending={isPending}>
      <TextField label="Title" defaultValue="A night at sea" />
    </FormModal>
  );
}

function Confirm({ onClose, danger = false, pending = false }: Close & { danger?: boolean; pending?: boolean }) {
  return (
    <ConfirmModal
      open
      title="Are you sure you want to delete this?"
      body="It cannot be brought back."
      confirmLabel={danger ? 'Delete' : 'Go on'}
      danger={danger}
      pending={pending}
      onConfirm={onClose}
      onClose={onClose}
    />
  );
}

function Report({ onClose }: Close) {
  return (
    <ReportModal
      title="Report siren"
      texts={{ success: 'Siren reported successfully', failure: 'Failed to report siren' }}
      send={async () => {}}
      onClose={onClose}
    />
  );
}
