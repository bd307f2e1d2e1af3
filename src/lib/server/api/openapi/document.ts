import type { ApiName } from '../../../routing/api-routes.ts';
import type { Endpoint, PostEndpoint } from '../core/endpoint.ts';
import { Components } from './components.ts';
import { editorPaths } from './editor-operations.ts';
import { endpointPaths } from './endpoint-operations.ts';
import { resourcePaths } from './resource-operations.ts';
import { FAILURE, FAILURE_RESPONSES, PARAMETERS, SECURITY_SCHEMES } from './shared-parts.ts';

const ABOUT = `What visitors see, in plural and in one language, is read by everybody: \`/de/api/events/\`.
What the house keeps is read and written by its kind’s own name, in both languages: \`/de/api/event/12/\`.
Texts have one value a language; with \`?language=de\` they are plain texts in that one.
Every failure is \`{code, message, fields}\` in the language of the address.`;

/** The API as an OpenAPI document, made of the calls themselves. */
export function openApi(
  endpoints: Readonly<Partial<Record<ApiName, Endpoint>>>,
  takings: Readonly<Partial<Record<ApiName, PostEndpoint>>>,
  origin: string,
) {
  const components = new Components();
  components.add('Failure', FAILURE);
  const paths: Record<string, object> = {};
  const parts = [
    endpointPaths(endpoints, takings, components),
    resourcePaths(components),
    editorPaths(components),
  ];
  for (const part of parts)
    for (const [path, operations] of Object.entries(part))
      paths[path] = { ...paths[path], ...operations };
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer', version: '1', description: ABOUT },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: components.schemas,
      responses: FAILURE_RESPONSES,
      parameters: PARAMETERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}
