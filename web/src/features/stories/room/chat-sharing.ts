import type { Compose } from '@sirenade/contract/stories';
import type { ReactNode } from 'react';

/** A chat of one's own, with the fields that sharing needs. */
export interface SharedChat {
  storyId: number;
  /** The post that shows it already. */
  postId: number | null;
  sirenName: string;
  /** Nothing of a private siren is shared [R5]. */
  isPrivate: boolean;
  /** Whether a reply is streaming, or still being revealed. */
  isBusy: boolean;
  composes: Compose[];
  tags: string[];
}

/** Renders the control that shares an own chat; the page brings it, because posts build on chats. */
export type RenderSharing = (chat: SharedChat) => ReactNode;
