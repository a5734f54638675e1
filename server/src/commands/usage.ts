/** Help text of `npm run admin`, printed for unknown arguments. */
export const ADMIN_USAGE = `Usage: npm run admin -- <command>
  grant <username> admin      give a role (it needs two-factor login to be used)
  grant <username> mod <feed> make somebody a moderator of a feed
  revoke <username> admin     take a role away; likewise mod <feed>
  suspend <username>          close an account's features, end its sessions and cancel its plan
  unsuspend <username>        open them again
  end-sessions <username>     log somebody out everywhere
  credit <username> words|images <±number> <reason>
                              add to or take from somebody's credits
  feed add <name> <title>     open a feed for posts
  feed list                   the feeds and their moderators
  reports [number]            what is reported and waits for somebody to look at it, newest last
  report <id> close <outcome> close one report and note what came of it
  refusals [number]           what moderation refused, newest last
  show siren <id>             all that was written of a siren, also of a hidden or private one
  hide siren <id> <reason>    take a siren out of sight, tell its owner why, close its reports
  unhide siren <id>           show it again
                              likewise show, hide and unhide: post <id>, comment <id>`;

/** Help text of `npm run demo`, printed for unknown arguments. */
export const DEMO_USAGE = `Usage: npm run demo -- <command>
  logins    new passwords for the two accounts to log in to; the old ones end
  remove    take the demonstration away for good: its accounts, also those two with all that was made with them, their
            sirens, chats, posts and votes, and the comments of others below those posts. Chats that others had with
            its sirens stay readable for them and do not go on; what they posted of these is out of sight`;

/** A command that cannot be read. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
