import { RESTORE_GATE_HASH } from '../src/scripts/transitions/hide-until-restored.ts';
import { TRANSITION_GATE_HASH } from '../src/scripts/transitions/skip-transitions.ts';

/**
 * The content security policy of every page. Astro adds the hashes of its own
 * scripts; nothing else runs. A module that needs more asks for it in its page.
 */
export const csp = {
  scriptDirective: { hashes: [TRANSITION_GATE_HASH, RESTORE_GATE_HASH] },
  directives: [
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    // One policy, which names the service worker and nothing else (scripts/offline/service-worker.ts).
    'trusted-types sw',
  ],
};
