import hub from './hub.json' with { type: 'json' };
import hub_frame from './hub_frame.json' with { type: 'json' };
import figures from './figures.json' with { type: 'json' };
import media_library from './media_library.json' with { type: 'json' };

/** The texts of the hub: a namespace for each of its areas. */
export default { hub, hub_frame, figures, media_library };
