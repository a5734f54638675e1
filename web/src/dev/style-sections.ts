import type { ComponentType } from 'react';
import { BillingSection } from './billing-section.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { ChatSection } from './chat-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { CommentsSection } from './comments-section.tsx';
import { ContentSection } from './content-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FrameSection } from './frame-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { PostsSection } from './posts-section.tsx';
import { SirensSection } from './sirens-section.tsx';
import { TokensSection } from './tokens-section.tsx';
import { WaitingSection } from './waiting-section.tsx';

interface StyleSection {
  id: string;
  title: string;
  Content: ComponentType;
}

/** The style page from top to bottom: tokens and basic components first, then those of the features. */
export const sections: StyleSection[] = [
  { id: 'tokens', title: 'Tokens', Content: TokensSection },
  { id: 'buttons', title: 'Buttons', Content: ButtonsSection },
  { id: 'fields', title: 'Fields', Content: FieldsSection },
  { id: 'choices', title: 'Choices', Content: ChoicesSection },
  { id: 'messages', title: 'Messages', Content: MessagesSection },
  { id: 'waiting', title: 'Waiting and nothing', Content: WaitingSection },
  { id: 'overlays', title: 'Dialogs and menus', Content: OverlaysSection },
  { id: 'content', title: 'Words and pictures', Content: ContentSection },
  { id: 'frame', title: 'The frame', Content: FrameSection },
  { id: 'sirens', title: 'Sirens', Content: SirensSection },
  { id: 'chat', title: 'Chat', Content: ChatSection },
  { id: 'posts', title: 'Posts', Content: PostsSection },
  { id: 'comments', title: 'Comments', Content: CommentsSection },
  { id: 'billing', title: 'Credits and plans', Content: BillingSection },
];
