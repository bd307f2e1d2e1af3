vcl 4.1;

# Varnish 7 with vmod xkey (Debian: varnish, varnish-modules), between the proxy that
# encrypts and Foyer: SHARED_CACHE=http://127.0.0.1:6081 there, TRUST_PROXY=true.

import std;
import xkey;

backend foyer {
  .host = "127.0.0.1";
  .port = "4321";
  # Longer than the site takes for the longest form.
  .first_byte_timeout = 330s;
  .between_bytes_timeout = 330s;
  .probe = {
    .url = "/healthz";
    .interval = 2s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# Who may say that pages have changed, and whose X-Forwarded-For is believed.
acl own {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ own) {
      return (synth(405));
    }
    if (req.http.xkey-purge) {
      set req.http.n-gone = xkey.purge(req.http.xkey-purge);
    }
    return (synth(200));
  }
  # Varnish has added the address of the proxy before it: the visitor is the one before.
  if (client.ip ~ own && req.restarts == 0) {
    set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
  }
  if (req.url ~ "^/(healthz|readyz|metrics)([?]|$)") {
    return (synth(404));
  }
  # A page that is late is better than none, but only then.
  if (req.restarts == 0 && std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  } else {
    set req.grace = 24h;
  }
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || req.http.Range) {
    return (pass);
  }
  # Whoever is signed in may edit what others only read. Over https the name has a prefix.
  if (req.http.Cookie ~ "(^|; )(__Secure-|__Host-)?foyer_session=") {
    return (pass);
  }
  # To all others public pages are the same, whatever cookies come with the request.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+" && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(
      regsub(beresp.http.CDN-Cache-Control, ".*max-age=([0-9]+).*", "\1") + "s", 0s);
    set beresp.grace = 24h;
    set beresp.keep = 24h;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    return (deliver);
  }
  if (beresp.http.Cache-Control ~ "public" && !beresp.http.Set-Cookie && beresp.status == 200) {
    return (deliver);
  }
  # Of one visitor, or not to be kept: each request asks anew, and none waits for another.
  set beresp.uncacheable = true;
  set beresp.ttl = 120s;
  return (deliver);
}

sub vcl_deliver {
  # The site did not answer, and nobody has noticed yet: the last good page, where there is one.
  if (resp.status == 503 && req.restarts == 0 && req.method ~ "^(GET|HEAD)$") {
    return (restart);
  }
  if (obj.hits > 0) {
    set resp.http.Cache-Status = "Varnish; hit";
  } else {
    set resp.http.Cache-Status = "Varnish; fwd=miss";
  }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.X-Accel-Expires;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
