/** A backup that cannot be made or used, with what is wrong in words for the command line. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
