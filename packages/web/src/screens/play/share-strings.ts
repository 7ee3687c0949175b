/** The sheet by which a battle is shared. */

export default {
  open: 'Share',
  title: 'Share this battle',
  text: 'The link holds the log itself. Whoever opens it sees the battle; no server keeps it.',
  holds: 'To share: {{holds}}',
  copy: 'Copy the link',
  copied: 'The link is in the clipboard.',
  notCopied: 'The browser does not allow copying: mark the link and copy it yourself.',
  link: 'Link',
  failed: 'The link could not be made: {{why}}',
};
