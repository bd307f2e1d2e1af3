import box_office from './box_office.json' with { type: 'json' };
import event_series from './event_series.json' with { type: 'json' };
import hub from './hub.json' with { type: 'json' };
import hub_frame from './hub_frame.json' with { type: 'json' };
import hub_records from './hub_records.json' with { type: 'json' };
import overview from './overview.json' with { type: 'json' };

/** The texts of the hub: a namespace for each of its areas. */
export default { box_office, event_series, hub, hub_frame, hub_records, overview };
