# Reads an exported calendar with python-icalendar, recurring-ical-events and libical, and prints what each found as JSON.
import json
import sys
from datetime import date, datetime, timezone

import gi
import icalendar
import recurring_ical_events

gi.require_version("ICalGLib", "3.0")
from gi.repository import ICalGLib  # noqa: E402


def instant(value):
    return int(value.astimezone(timezone.utc).timestamp())


def minutes_before(alarm):
    return int(-alarm["TRIGGER"].dt.total_seconds() // 60)


def by_icalendar(calendar):
    events = [
        {
            "uid": str(event["UID"]),
            "start": instant(event["DTSTART"].dt),
            "end": instant(event["DTEND"].dt),
            "sequence": int(event["SEQUENCE"]),
            "title": str(event["SUMMARY"]),
            "isGone": str(event["STATUS"]) == "CANCELLED",
            "alarms": [minutes_before(a) for a in event.subcomponents if a.name == "VALARM"],
        }
        for event in calendar.walk("VEVENT")
    ]
    todos = [
        {"uid": str(todo["UID"]), "due": todo["DUE"].dt.isoformat(), "title": str(todo["SUMMARY"])}
        for todo in calendar.walk("VTODO")
    ]
    return {"events": events, "todos": todos}


def by_recurring(calendar, first, last):
    found = recurring_ical_events.of(calendar).between(first, last)
    return [{"uid": str(event["UID"]), "start": instant(event["DTSTART"].dt)} for event in found]


def by_libical(text):
    root = ICalGLib.Component.new_from_string(text)
    utc = ICalGLib.Timezone.get_utc_timezone()
    kind = ICalGLib.ComponentKind.VEVENT_COMPONENT
    found = []
    event = root.get_first_component(kind)
    while event is not None:
        start, end = event.get_dtstart(), event.get_dtend()
        found.append(
            {
                "uid": event.get_uid(),
                "start": int(start.as_timet_with_zone(start.get_timezone() or utc)),
                "end": int(end.as_timet_with_zone(end.get_timezone() or utc)),
                "sequence": event.get_sequence(),
                "errors": event.count_errors(),
            }
        )
        event = root.get_next_component(kind)
    return found


text = open(sys.argv[1], encoding="utf-8", newline="").read()
calendar = icalendar.Calendar.from_ical(text)
print(
    json.dumps(
        {
            "icalendar": by_icalendar(calendar),
            "recurring": by_recurring(
                calendar, date.fromisoformat(sys.argv[2]), date.fromisoformat(sys.argv[3])
            ),
            "libical": by_libical(text),
        }
    )
)
