import { limits } from '@sirenade/contract/limits';
import { notify } from '../../../lib/toast.ts';
import { FormFailureNotice } from '../../../ui/form/form-failure-notice.tsx';
import { FormModal } from '../../../ui/form/form-modal.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useFormRequest } from '../../../ui/form/use-form-request.ts';
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
  const form = useForm({ bio: profile.bio, avatar: profile.avatar }, {}, { leadsToFaults: false });
  const { bio, avatar } = form.values;
  const change: ProfileChange = {
    ...(bio !== profile.bio && { bio }),
    ...(avatar !== profile.avatar && { avatar }),
  };
  const update = useUpdateAccount();
  const save = useFormRequest(form, {
    send: () => update.mutateAsync(change),
    onDone: () => {
      notify.success('Your profile is saved.');
      onClose();
    },
  });
  return (
    <FormModal
      title="Edit profile"
      onClose={onClose}
      onSubmit={form.onSubmit((values) => (Object.keys(change).length === 0 ? onClose() : save.send(values)))}
      submitLabel={save.isPending ? 'Saving...' : 'Save'}
      isPending={save.isPending}
      className="flex flex-col gap-6 pt-2"
    >
      <FormFailureNotice errors={form.errors} />
      <AvatarPicker
        avatar={avatar}
        name={profile.username}
        onChange={(next) => form.set('avatar', next)}
        error={form.errors.avatar}
      />
      <TextArea
        label="Bio"
        dir="auto"
        rows={5}
        maxLength={limits.bio.max}
        hint={`${bio.length} of ${limits.bio.max} characters`}
        {...form.field('bio')}
      />
    </FormModal>
  );
}
