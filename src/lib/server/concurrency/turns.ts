/**
 * Jobs that wait, with their clients taking turns: the next job is the oldest one of the client
 * that was not served for longest. Whoever asks for much waits behind themselves.
 */
export class Turns<Job> {
  /** In the order of their turns. */
  readonly #byClient = new Map<string, Job[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many jobs of a client wait. */
  sizeOf(client: string): number {
    return this.#byClient.get(client)?.length ?? 0;
  }

  add(client: string, job: Job): void {
    const jobs = this.#byClient.get(client);
    if (jobs === undefined) this.#byClient.set(client, [job]);
    else jobs.push(job);
    this.#size += 1;
  }

  /** Takes the next job; undefined: none waits. */
  take(): Job | undefined {
    for (const [client, jobs] of this.#byClient) {
      this.#byClient.delete(client);
      const job = jobs.shift();
      if (jobs.length > 0) this.#byClient.set(client, jobs);
      this.#size -= 1;
      return job;
    }
    return undefined;
  }

  /** Takes the oldest jobs of each client, as long as they are to go. */
  takeWhile(isToGo: (job: Job) => boolean): readonly Job[] {
    const gone: Job[] = [];
    for (const [client, jobs] of this.#byClient) {
      while (jobs[0] !== undefined && isToGo(jobs[0])) gone.push(...jobs.splice(0, 1));
      if (jobs.length === 0) this.#byClient.delete(client);
    }
    this.#size -= gone.length;
    return gone;
  }
}
