import './scheduler-week.css';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const hours = [9, 10, 11, 12, 13, 14, 15, 16];

/** A working week without its times, in the calendar's place until that answers. */
export function SchedulerWeek() {
  return (
    <div aria-hidden="true" className="scheduler-week mb-6">
      <div className="grid h-[420px] grid-cols-5 gap-2">
        {days.map((day) => (
          <div key={day} className="flex flex-col gap-2">
            <span className="text-center type-label">{day}</span>
            {hours.map((hour) => (
              <span
                key={hour}
                className="flex-1 [animation:scheduler-wait_1200ms_ease-in-out_infinite_alternate] rounded-small bg-sunk"
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
