import type { Compose } from '@sirenade/contract/stories';
import type { ReactNode } from 'react';

/** An own chat as whoever shares it must know it. */
export interface SharedChat {
  storyId: number;
  /** The post that shows it already. */
  postId: number | null;
  sirenName: string;
  /** Nothing of a private siren is shared [R5]. */
  isPrivate: boolean;
  /** Whether an answer is on its way, or still being shown. */
  isBusy: boolean;
  composes: Compose[];
  tags: string[];
}

/** What stands among the controls of an own chat to share it; the page knows, for sharing lies beyond chats. */
export type RenderSharing = (chat: SharedChat) => ReactNode;
