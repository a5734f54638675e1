import type { ReportCategory } from './moderation.tables.ts';

/** The reason for a removal, by report category. */
const REASONS: Record<ReportCategory, string> = {
  child_safety: 'our Terms of Service allow nothing that puts the safety of children at risk',
  non_consensual: 'our Terms of Service allow nothing intimate of people who did not agree to it',
  real_person: 'our Terms of Service allow nothing intimate about real, identifiable people',
  self_harm: 'our Terms of Service allow nothing that leads people to harm themselves',
  violence: 'our Terms of Service do not allow this kind of violence',
  harassment: 'our Terms of Service do not allow harassment, threats or hatred',
  impersonation: 'our Terms of Service do not allow anybody to pose as somebody else',
  spam: 'our Terms of Service do not allow advertising, fraud or repetition',
  other: 'it does not keep to what our Terms of Service allow to be shared with others',
};

/** The sentence that names the rule, and whether there was a report. */
export function removalReason(category: ReportCategory, wasReported: boolean): string {
  const origin = wasReported ? 'It had been reported to us.' : 'A moderator found it; nobody had reported it.';
  return `The reason: ${REASONS[category]}. ${origin} A person decided this, not a machine.`;
}
