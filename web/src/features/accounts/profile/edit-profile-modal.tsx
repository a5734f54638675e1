import { limits } from '@sirenade/contract/limits';
import { useId, useState } from 'react';
import { ApiFailure } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { failureText } from '../../../ui/form/form-failure.ts';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AvatarPicker } from './avatar-picker.tsx';
import { type ProfileChange, useUpdateAccount } from './profile.queries.ts';

interface EditProfileModalProps {
  open: boolean;
  onClose(): void;
  profile: { bio: string; avatar: string | null; username: string };
}

/** Bio and portrait of the own profile. */
export function EditProfileModal({ open, ...rest }: EditProfileModalProps) {
  return open ? <EditProfile {...rest} /> : null;
}

function EditProfile({ onClose, profile }: Omit<EditProfileModalProps, 'open'>) {
  const formId = useId();
  const [bio, setBio] = useState(profile.bio);
  const [avatar, setAvatar] = useState(profile.avatar);
  const update = useUpdateAccount();
  const errors = update.error instanceof ApiFailure ? (update.error.errors ?? {}) : {};
  const underFields = errors.bio ?? errors.avatar;

  const save = () => {
    if (update.isPending) return;
    const change: ProfileChange = {};
    if (bio !== profile.bio) change.bio = bio;
    if (avatar !== profile.avatar) change.avatar = avatar;
    if (Object.keys(change).length === 0) return onClose();
    update.mutate(change, {
      onSuccess: () => {
        notify.success('Your profile is saved.');
        onClose();
      },
    });
  };

  return (
    <Modal
      open
      onClose={onClose}
      title="Edit profile"
      size="sm"
      closeOnBackdrop={false}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={update.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={update.isPending}>
            {update.isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        className="flex flex-col gap-6 pt-2"
      >
        {update.isError && !underFields ? <Notice tone="danger">{failureText(update.error)}</Notice> : null}
        <AvatarPicker avatar={avatar} name={profile.username} onChange={setAvatar} error={errors.avatar} />
        <TextArea
          label="Bio"
          dir="auto"
          rows={5}
          maxLength={limits.bio.max}
          value={bio}
          onChange={(event) => setBio(event.target.value)}
          hint={`${bio.length} of ${limits.bio.max} characters`}
          error={errors.bio}
        />
      </form>
    </Modal>
  );
}
