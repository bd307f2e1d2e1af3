/** What programs call themselves; whoever calls themselves nothing is one, too. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|monitor|scan|fetch|curl|wget|python|java\/|go-http|libwww|axios|okhttp|node/iu;
/** Programs that say at length who they are do so at once. */
const AGENT_LENGTH = 400;

/** Whether a request is somebody's own wish, as far as it says so: no program's, and not made ahead. */
export function isVisitor(headers: Headers): boolean {
  const agent = (headers.get('user-agent') ?? '').slice(0, AGENT_LENGTH);
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return agent !== '' && !PROGRAM.test(agent) && !/^pre(?:fetch|render|view)/iu.test(purpose);
}
