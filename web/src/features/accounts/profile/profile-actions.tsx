import { Ellipsis, PenLine, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { DeleteAccountModal } from '../settings/delete-account-modal.tsx';
import { EditProfileModal } from './edit-profile-modal.tsx';

interface OwnProfile {
  bio: string;
  avatar: string | null;
  username: string;
}

/** The actions of an owner on their profile. */
export function ProfileActions({ profile }: { profile: OwnProfile }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label="Profile actions"
        trigger={
          <Button variant="secondary">
            <Ellipsis size={20} strokeWidth={1.5} aria-hidden />
            <span className="max-sm:sr-only">Manage</span>
          </Button>
        }
        items={[
          { label: 'Edit profile', icon: PenLine, onSelect: () => setOpen('edit') },
          { label: 'Settings', icon: Settings, to: '/settings' },
          { label: 'Delete Account', icon: Trash2, danger: true, onSelect: () => setOpen('delete') },
        ]}
      />
      <EditProfileModal open={open === 'edit'} onClose={close} profile={profile} />
      <DeleteAccountModal open={open === 'delete'} onClose={close} />
    </>
  );
}
