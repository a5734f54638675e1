import { PRODUCT_NAME } from '@sirenade/contract/product';
import { type LegalDocument, legalUpdated, SUPPORT_ADDRESS } from './legal-document.ts';

/** The Privacy Policy. A change of meaning needs a new LEGAL_VERSION. */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  updated: legalUpdated,
  sections: [
    {
      id: 'privacy-about',
      heading: 'About this policy',
      body: [
        `Chats with sirens can be very personal, so this page says plainly what happens to your data. It applies to this ${PRODUCT_NAME} site and to whoever runs it (“we”, “us”), who is responsible for your data.`,
        'Using an adult service can itself say something about you. We treat the mere fact that you are here as sensitive.',
      ],
    },
    {
      id: 'privacy-children',
      heading: 'Children',
      body: [
        `${PRODUCT_NAME} is only for people who are 18 or older. We do not knowingly collect data about children. If you believe a minor has used the service, write to ${SUPPORT_ADDRESS}; we close the account and erase what it holds, except for what the law tells us to keep.`,
      ],
    },
    {
      id: 'privacy-categories',
      heading: 'What we collect',
      body: [
        'These are the categories of personal data we may handle:',
        {
          list: [
            {
              term: 'Audiovisual data',
              text: 'pictures you upload, such as an avatar, and the images and speech generated for you.',
            },
            { term: 'Contact data', text: 'your e-mail address, and what you write to us.' },
            {
              term: 'Device and network data',
              text: 'IP address, browser and device type, session and security records, pages opened and features used.',
            },
            {
              term: 'Financial data',
              text: 'confirmations and identifiers from the payment provider. Card and bank details go to the provider alone; we never see them.',
            },
            {
              term: 'Location data',
              text: 'your rough location, such as country or city, as far as an IP address reveals it. We do not use GPS.',
            },
            {
              term: 'Identity data',
              text: 'your username, profile text, and the fact and time at which you confirmed your age. The birthday you enter is checked and not stored.',
            },
            {
              term: 'Inference data',
              text: 'what can be concluded from your use, for example which sirens you may like or whether an account looks abusive.',
            },
            { term: 'Transaction data', text: 'plans bought, renewed or cancelled, credits granted and used.' },
            {
              term: 'User-generated content',
              text: 'sirens, appearance texts, chats, posts, comments, votes, saved items and reports. Depending on what you write, this may touch your sex life, health or beliefs; that choice is yours.',
            },
          ],
        },
      ],
    },
    {
      id: 'privacy-sources',
      heading: 'Where it comes from',
      body: [
        'Most of it you give us yourself. Some is recorded automatically while you use the service, some comes from the payment provider, and some from other people, for example when they report a post.',
        'Visitors without an account get an identifier in a cookie, so that free chats can be counted and kept until they sign up.',
      ],
    },
    {
      id: 'privacy-purposes',
      heading: 'Why we use it, and on what basis',
      body: [
        {
          list: [
            {
              term: 'To keep our agreement with you',
              text: 'running your account, producing replies, speech and images, showing posts, counting credits, taking payment and answering you.',
            },
            {
              term: 'Because we have a fair interest',
              text: 'keeping the service safe, stopping abuse and fraud, fixing faults, understanding what is used and improving it. We weigh this against your interests, and you can object.',
            },
            {
              term: 'Because the law requires it',
              text: 'age checks, bookkeeping, answering lawful orders, and reporting and preserving certain illegal content.',
            },
            {
              term: 'Because you agreed',
              text: 'marketing e-mail, analytics or training where your law asks for consent, and handling the intimate details you choose to share in a chat. You can withdraw consent at any time for the future.',
            },
          ],
        },
        'Automatic checks look at text and images for content that breaks our hard limits, and may refuse a message. Decisions with lasting effect on an account can be reviewed by a person; the Terms of Service explain how to appeal.',
      ],
    },
    {
      id: 'privacy-training',
      heading: 'Training of AI models',
      body: [
        'Your content and your chats may be used to train AI models. Where the law requires your consent for this, we ask for it first. A trained model cannot simply forget single sentences, so please leave out names, addresses and other details that identify you or someone else.',
        `You can object to future training by writing to ${SUPPORT_ADDRESS}.`,
      ],
    },
    {
      id: 'privacy-visible',
      heading: 'What others can see',
      body: [
        'Chats are private unless posted. A private siren is visible to you alone; moderators may look at content that was reported or that our checks have stopped.',
        'Your profile, public sirens, posts, comments and karma are public, and others can copy or continue what you post. Only what the chat held when you posted it becomes public; what you write in it later stays private.',
      ],
    },
    {
      id: 'privacy-sharing',
      heading: 'Whom we share it with',
      body: [
        'We share data with others only as far as this is needed:',
        {
          list: [
            'providers of hosting, storage and e-mail delivery, who work on our instructions;',
            'providers of text, speech, image and moderation models, who receive the part of a chat or description needed for an answer;',
            'the payment provider, for plans;',
            'analytics and tag-management services, as described below;',
            'authorities and organisations for child protection, courts and advisers, where the law requires or permits it;',
            'a successor, if the service changes hands, under the promises made here.',
          ],
        },
        'We do not sell your chats.',
      ],
    },
    {
      id: 'privacy-cookies',
      heading: 'Cookies, local storage and analytics',
      body: [
        'We set cookies that the service needs: one that keeps you logged in and one that counts the free chats of a visitor. Your browser also remembers settings for us, such as dark mode, the chosen tab, reply length and whether you agreed to the age notice.',
        'We use analytics and tag-management services to learn how the service is used and whether our campaigns work. They may set cookies of their own and receive device and network data and events such as opening a siren, starting a chat with or without audio and images, or buying a plan. They do not receive what you write.',
        'You can block or delete cookies in your browser. Without the necessary ones you cannot log in.',
      ],
    },
    {
      id: 'privacy-dnt',
      heading: 'Do Not Track',
      body: [
        'Some browsers can send a “Do Not Track” signal. There is no common standard for it, and Do Not Track is not supported here: we do not change what we do when we receive it.',
      ],
    },
    {
      id: 'privacy-marketing',
      heading: 'Marketing e-mail',
      body: [
        'Now and then we may write about news and offers. You can opt out of marketing e-mail through the link in each of those e-mails. Messages about your account, your security and your payments still reach you, because the service does not work without them.',
      ],
    },
    {
      id: 'privacy-retention',
      heading: 'How long we keep it',
      body: [
        {
          list: [
            'Account data, sirens and posts: until you delete them or your account.',
            'Chats: the last ten, and those you have posted; older ones are dropped when you start a new one.',
            'Payment records: as long as tax and accounting law requires.',
            'Security and moderation records: as long as they are needed to keep people safe and to deal with appeals. What was reported or hidden is kept for moderators as it was, for a year or until the report is settled, also when it or the account is deleted.',
            'Backups: until they are replaced in the usual cycle.',
          ],
        },
        'Erasing an account removes its sirens, chats, posts, votes and saved items. Comments lose your name and text and remain as “[deleted]” so that conversations hold together. Material that the law requires us to preserve as evidence is kept apart for as long as it requires, even after that.',
      ],
    },
    {
      id: 'privacy-security',
      heading: 'Security',
      body: [
        'Passwords and session tokens are stored only as hashes, access for staff is limited to what their task needs, and you can add two-factor login and end sessions on other devices yourself. No system is perfectly safe. If something happens that puts you at risk, we tell you and the authorities as the law requires.',
      ],
    },
    {
      id: 'privacy-rights',
      heading: 'Your rights and choices',
      body: [
        'Wherever you live, you can do this in the app:',
        {
          list: [
            { term: 'Export', text: 'download your own data in a form that other programs can read.' },
            {
              term: 'Erase',
              text: 'delete single chats, sirens and posts, or your whole account with Delete Account on your profile.',
            },
            { term: 'Correct', text: 'edit your profile, sirens and posts.' },
          ],
        },
        `Requests to modify your data or to close your account can also be made by e-mail to ${SUPPORT_ADDRESS}. Depending on where you live, you may further ask for access to or restriction of your data, object to its use, withdraw consent, and not be treated worse for doing so. We answer within one month and may first need to make sure that it is you who is asking.`,
        'If our answer does not satisfy you, you can complain to the data protection authority of your country.',
      ],
    },
    {
      id: 'privacy-transfer',
      heading: 'International transfer',
      body: [
        'We and our providers may handle data in countries other than yours, where the rules may protect it less. When that happens we use the safeguards the law asks for, such as approved contract clauses, or rely on an official decision that the country protects data well enough.',
      ],
    },
    {
      id: 'privacy-changes',
      heading: 'Changes to this policy',
      body: [
        'The date at the top tells which version you are reading. If we change something that matters, we let you know in the app or by e-mail before it applies and, where needed, ask for your agreement.',
      ],
    },
    {
      id: 'privacy-contact',
      heading: 'Contact',
      body: [`For anything about your data, write to ${SUPPORT_ADDRESS}. A person reads it.`],
    },
  ],
};
