import box_office from './box_office.json' with { type: 'json' };
import releases from './releases.json' with { type: 'json' };
import demo from './demo.json' with { type: 'json' };
import design from './design.json' with { type: 'json' };
import event_copies from './event_copies.json' with { type: 'json' };
import event_series from './event_series.json' with { type: 'json' };
import field_hints from './field_hints.json' with { type: 'json' };
import figures from './figures.json' with { type: 'json' };
import launch from './launch.json' with { type: 'json' };
import hub from './hub.json' with { type: 'json' };
import hub_frame from './hub_frame.json' with { type: 'json' };
import hub_records from './hub_records.json' with { type: 'json' };
import hub_sections from './hub_sections.json' with { type: 'json' };
import hub_search from './hub_search.json' with { type: 'json' };
import media_library from './media_library.json' with { type: 'json' };
import menus from './menus.json' with { type: 'json' };
import notes from './notes.json' with { type: 'json' };
import opening_week from './opening_week.json' with { type: 'json' };
import overview from './overview.json' with { type: 'json' };
import replacements from './replacements.json' with { type: 'json' };
import redirects from './redirects.json' with { type: 'json' };

/** The texts of the hub: a namespace for each of its areas. */
export default {
  box_office,
  releases,
  demo,
  design,
  event_copies,
  event_series,
  field_hints,
  figures,
  launch,
  hub,
  hub_frame,
  hub_records,
  hub_sections,
  hub_search,
  media_library,
  menus,
  notes,
  opening_week,
  overview,
  redirects,
  replacements,
};
